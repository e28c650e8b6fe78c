import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChakraContext } from '../styled/chakra-context.tsx'
import { SidePanel } from './side-panel.tsx'

afterEach(cleanup)

const Screen = ({ focusesField }: { focusesField: boolean }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ChakraContext>
      <button onClick={() => setIsOpen(true)}>Comments</button>
      {isOpen && (
        <SidePanel title="Comments of the quiz" onClose={() => setIsOpen(false)}>
          <input aria-label="Your reply" autoFocus={focusesField} />
        </SidePanel>
      )}
    </ChakraContext>
  )
}

test.each([
  [false, 'Comments of the quiz'],
  [true, 'Your reply'],
])('the focus goes into the panel that a button opens, unless a field has it (%s)', async (focuses, name) => {
  render(<Screen focusesField={focuses} />)
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }))
  const panel = screen.getByRole('complementary', { name: 'Comments of the quiz' })
  const focused = name === 'Your reply' ? screen.getByLabelText(name) : panel
  await waitFor(() => expect(document.activeElement).toBe(focused))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(focused)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
})
