import { describe, expect, it } from 'vitest'
import { customersIn } from '#server/testing/found-in-lines.ts'

const asking = [
  'Wade Pruett <wade@ashgrovepumping.example> | Mon, Oct 19, 2026 at 5:48 AM',
  'To: Lakeside <service@lakesidetruck.example>',
  'Morning. Got our mixer leaking at the chute cylinder, can you get it in this week?',
  'Wade',
]
const answering = [
  'Lakeside <service@lakesidetruck.example> | Mon, Oct 19, 2026 at 7:31 AM',
  'To: Wade Pruett <wade@ashgrovepumping.example>',
  'Hi Wade, Friday at 7 works. Send me the VIN please.',
  'Thanks, Dana',
  'Lakeside Truck & Trailer Service',
]
const signing = [
  'Wade Pruett <wade@ashgrovepumping.example> | Mon, Oct 19, 2026 at 12:05 PM',
  'To: Lakeside <service@lakesidetruck.example>',
  'VIN is 1NKZXPTX6KJ242016',
  '--',
  'Wade Pruett',
  'Ash Grove Concrete Pumping LLC',
]

describe('in a printed conversation the customer is', () => {
  it.each([
    ['who asks, whatever the shop signs', [...asking, ...answering, ...signing]],
    ['who is answered', [...signing, ...answering]],
    ['who answers the shop', [...answering, ...signing]],
    ['who has a shop of his own', [...signing, ...answering].map(line => line.replaceAll('wade@', 'shop@'))],
  ])('%s', (_, lines) => {
    expect(customersIn('Mixer | 2 messages', ...lines)).toEqual(['Ash Grove Concrete Pumping LLC'])
  })

  it('and each of his colleagues', () => {
    const colleague = signing.map(line => line.replaceAll('Wade', 'Rosa').replaceAll('wade@', 'rosa@'))
    expect(customersIn('Mixer', ...asking, ...answering, ...colleague)).toEqual([
      'Ash Grove Concrete Pumping LLC',
    ])
  })

  it('of two at the same provider the one who asks', () => {
    const lines = [...asking, ...answering, ...signing].map(line =>
      line.replace(/@[\w.]+/g, '@gmail.example').replaceAll('gmail.example', 'gmail.com'),
    )
    expect(customersIn('Mixer', ...lines)).toEqual(['Ash Grove Concrete Pumping LLC'])
  })
})

describe('the company of a signature is known by the address of the sender', () => {
  const signed = (address: string, ...signature: string[]) =>
    customersIn(
      `From: Paul Renner <renner@${address}.example>`,
      'To: Dana',
      'Dana,',
      'the two vans are at your lot on Thursday night.',
      'Thanks,',
      'Paul Renner',
      ...signature,
    )

  it.each([
    ['oakandhearthfurniture', 'Oak & Hearth Furniture'],
    ['oakhearth', 'Oak & Hearth Furniture'],
    ['vosefurn', 'Vose County Furniture'],
    ['harmongb', 'Harmon Glass Blocks'],
  ])('%s: %s', (domain, name) => {
    expect(signed(domain, 'Yard Supervisor', name)).toEqual([name])
  })

  it('and not its department behind a dash', () => {
    expect(
      signed('oakandhearthfurniture', 'Yard Supervisor', 'Oak & Hearth Furniture – Distribution Center'),
    ).toEqual(['Oak & Hearth Furniture'])
  })

  it('and not where it is of another', () => {
    expect(signed('lakesidefurn', 'Oak & Hearth Furniture')).toEqual([])
    expect(signed('oaklandparks', 'Oak & Hearth Furniture')).toEqual([])
  })
})
