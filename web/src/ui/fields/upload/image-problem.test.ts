import { describe, expect, it } from 'vitest'
import { imageProblem } from './image-problem.ts'

const sides = (width: number, height: number) => async () => ({ width, height })
const picture = (name: string, size = 10) => ({ name, size }) as File

describe('checks of an image before upload', { tags: ['COMP-009', 'PROF-008'] }, () => {
  it('accept jpg, jpeg and png of at least 100 by 100 pixels', async () => {
    for (const name of ['me.jpg', 'ME.JPEG', 'me.png'])
      expect(await imageProblem(picture(name), sides(100, 100))).toBeUndefined()
  })

  it('reject with the message that the server would send', async () => {
    expect(await imageProblem(picture('me.gif'), sides(500, 500))).toMatchObject({
      title: 'record-errors.errors.file_wrong_type',
      params: { extensions: 'jpg, jpeg, png' },
    })
    expect(await imageProblem(picture('me.png', 10_240 * 1024 + 1), sides(500, 500))).toMatchObject({
      title: 'record-errors.errors.file_too_large',
      params: { max_kb: 10_240 },
    })
    expect(await imageProblem(picture('me.png'), sides(500, 99))).toEqual({
      title: 'record-errors.errors.image_too_small',
      params: { min: 100 },
    })
    expect(await imageProblem(picture('me.png', 0), sides(500, 500))).toMatchObject({
      title: 'record-errors.errors.file_empty',
    })
  })

  it('reject a file that is no image', async () => {
    const broken = () => Promise.reject(new DOMException('no picture', 'InvalidStateError'))
    expect(await imageProblem(picture('me.png'), broken)).toEqual({
      title: 'record-errors.errors.file_unreadable',
    })
  })
})
