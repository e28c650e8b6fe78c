import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MultiPicker } from './multi-picker.tsx'
import { Picker } from './picker.tsx'

afterEach(cleanup)
const options = [
  { value: 'c1', label: 'Physics' },
  { value: 'c2', label: 'Chemistry' },
  { value: 'c3', label: 'Biophysics' },
]

const Courses = ({ onChange }: { onChange: (value: string | null) => void }) => {
  const [value, setValue] = useState<string | null>(null)
  const change = (next: string | null) => {
    setValue(next)
    onChange(next)
  }
  return <Picker label="Course" options={options} value={value} onChange={change} />
}

const Tags = ({ onCreate }: { onCreate?: (label: string) => void }) => {
  const [values, setValues] = useState<string[]>([])
  return (
    <MultiPicker label="Tags" options={options} values={values} onChange={setValues} onCreate={onCreate} />
  )
}

describe('a picker', () => {
  test('finds options by a part of the name in any case and reports the selected one', async () => {
    const onChange = vi.fn()
    render(<Courses onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Course' })
    await userEvent.click(field)
    await userEvent.paste('PHYS')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Physics',
      'Biophysics',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Biophysics' }))
    expect(onChange).toHaveBeenCalledWith('c3')
    expect((field as HTMLInputElement).value).toBe('Biophysics')
  })
  test('says why loading failed before the list is opened, and retries by keyboard', async () => {
    const onRetry = vi.fn()
    render(
      <Picker
        label="Course"
        options={[]}
        value={null}
        onChange={() => undefined}
        failure="Could not load."
        onRetry={onRetry}
      />,
    )
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Course' }).placeholder).toBe('Not found')
    screen.getByRole('button', { name: 'Could not load.' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('a multi picker', () => {
  test('lists the selected options, and removes each', async () => {
    render(<Tags />)
    for (const name of ['Physics', 'Chemistry']) {
      await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
      await userEvent.click(screen.getByRole('option', { name }))
    }
    const selected = () => screen.getByRole('list', { name: 'Tags: chosen' }).textContent
    expect(selected()).toBe('PhysicsChemistry')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Physics' }))
    expect(selected()).toBe('Chemistry')
  })
  test('offers to add a text that is no option, if that is allowed', async () => {
    const onCreate = vi.fn()
    render(<Tags onCreate={onCreate} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
    await userEvent.paste('optics')
    await userEvent.click(screen.getByRole('option', { name: 'Add “optics”' }))
    expect(onCreate).toHaveBeenCalledWith('optics')
  })
  test('Enter selects the first match or adds the text, and never deselects', async () => {
    const onCreate = vi.fn()
    render(<Tags onCreate={onCreate} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
    const typeAndEnter = async (typed: string, highlighted: string) => {
      await userEvent.paste(typed)
      await waitFor(() =>
        expect(screen.getByRole('option', { name: highlighted }).hasAttribute('data-highlighted')).toBe(true),
      )
      await userEvent.keyboard('{Enter}')
    }
    await typeAndEnter('chem', 'Chemistry')
    await typeAndEnter('chem', 'Chemistry')
    expect(screen.getByRole('list', { name: 'Tags: chosen' }).textContent).toBe('Chemistry')
    await typeAndEnter('optics', 'Add “optics”')
    expect(onCreate).toHaveBeenCalledWith('optics')
  })
})
