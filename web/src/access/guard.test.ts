import { describe, expect, it } from 'vitest'
import { permissionMap, roleId } from '#contract/access/roles.ts'
import { isAllowed } from './allowed.ts'
import { passes } from './guard.ts'

const mechanic = { role_id: roleId('mechanic'), permissions: permissionMap('mechanic') }

describe('a guard', () => {
  it('asks for a permission, or any one of several', { tags: 'PLAT-019' }, () => {
    expect(passes(mechanic, { needs: 'orders-bs.read' })).toBe(true)
    expect(passes(mechanic, { needs: 'orders-bs.create' })).toBe(false)
    expect(passes(mechanic, { needs: ['users.read', 'trucks.read'] })).toBe(true)
  })

  it('asks for a section: any right in it will do', { tags: 'PLAT-019' }, () => {
    expect(passes(mechanic, { section: 'orders-bs' })).toBe(true)
    expect(passes(mechanic, { section: 'users' })).toBe(false)
  })

  it('asks for a role', { tags: 'PLAT-019' }, () => {
    expect(passes(mechanic, { roles: [1, 2] })).toBe(false)
    expect(passes(mechanic, { roles: [3] })).toBe(true)
  })

  it('wants all that it names', () => {
    expect(passes(mechanic, { section: 'orders-bs', roles: [1] })).toBe(false)
    expect(passes(mechanic, {})).toBe(true)
  })

  it('lets everybody make the calls that need no right', () => {
    expect(isAllowed({}, 'signed-in')).toBe(true)
    expect(isAllowed({}, 'tags.read')).toBe(false)
  })
})
