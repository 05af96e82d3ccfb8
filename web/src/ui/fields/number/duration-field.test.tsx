import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { DurationField } from './duration-field.tsx'

const field = () => page.getByRole('textbox', { name: 'Duration' })
const offer = (text: string) => page.getByRole('button', { name: text })

it('offers decimal hours by a click or a key, and reads the next value like the last choice', async () => {
  await openPage('/durations', {
    '/durations': function Durations() {
      const [value, setValue] = useState('')
      return (
        <>
          <DurationField aria-label="Duration" value={value} onChange={setValue} />
          <output>{value}</output>
        </>
      )
    },
  })
  const value = page.getByRole('status').filter({ hasText: /^\d*:?\d*$/ })
  await field().click()
  await userEvent.keyboard('2.5')
  await expect.element(page.getByText('2 h 5 min')).toBeVisible()
  await expect.element(value).toHaveTextContent('2:5')
  await offer('or 2 h 30 min?').click()
  await expect.element(field()).toHaveValue('2:30')
  await expect.element(field()).toHaveFocus()
  await expect.element(value).toHaveTextContent('2:30')

  await field().fill('')
  await userEvent.keyboard('2,75')
  await expect.element(value).toHaveTextContent('2:45')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('2:45')

  await field().click()
  await field().fill('')
  await userEvent.keyboard('1.5')
  await expect.element(offer('or 1 h 5 min?')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field()).toHaveValue('1:05')

  await field().fill('')
  await userEvent.keyboard('2:5')
  await expect.element(offer('or 2 h 30 min?')).not.toBeInTheDocument()
})
