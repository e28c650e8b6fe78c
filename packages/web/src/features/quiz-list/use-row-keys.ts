import { useEffect } from 'react'
import { isTextField } from '../../ui/form/is-text-field.ts'

/** The id of the list, where a link past everything above leads. */
export const listId = 'quizzes'

const steps: Readonly<Record<string, number>> = { j: 1, J: 1, k: -1, K: -1 }

/** J and K lead from quiz to quiz, beginning at the first one in the window. */
export const useRowKeys = (): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const isCommand = event.ctrlKey || event.metaKey || event.altKey
      if (step === undefined || isCommand || event.defaultPrevented || isTextField(event.target)) return
      if (document.querySelector('[role=dialog], [role=menu]')) return
      const titles = [...document.querySelectorAll<HTMLElement>(`#${listId} tbody a.title`)]
      const row = document.activeElement?.closest('tr')
      const at = titles.findIndex((title) => title.closest('tr') === row)
      const first = titles.findIndex((title) => title.getBoundingClientRect().top >= 0)
      const next = titles[at < 0 ? Math.max(0, first) : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.closest('tr')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
