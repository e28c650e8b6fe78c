import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { Search } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { inputRecipe } from '../../ui/form/input-recipe.ts'
import { isTextField } from '../../ui/form/is-text-field.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Form = chakra('form', {
  base: {
    position: 'relative',
    flex: '1 1 16rem',
    maxWidth: { md: '28rem' },
    '& > svg': {
      position: 'absolute',
      insetStart: '3',
      top: '50%',
      translate: '0 -50%',
      width: '4',
      height: '4',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
  },
})
const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, ps: '9' } })

/** The pause in typing after which the search runs, in milliseconds. */
const pause = 350

/** The key that leads to the search, as in the question editor. */
const searchKey = '/'

const useSearchKey = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== searchKey || isCommand || event.defaultPrevented || isTextField(event.target)) return
      if (document.querySelector('[role=dialog], [role=menu]')) return
      event.preventDefault()
      field.current?.select()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])

type FindFieldProps = {
  /** The current search text. */
  value: string
  onFind: (text: string) => void
}

/** The search over all fields. It runs by itself when typing pauses, and at once on Enter. */
export const FindField = ({ value, onFind }: FindFieldProps) => {
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  const find = useEffectEvent(() => {
    if (typed.trim() !== value) onFind(typed)
  })
  useEffect(() => {
    const timer = setTimeout(find, pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Form
      aria-label={say('Find quizzes')}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed)
      }}
    >
      <Search aria-hidden />
      <Input
        ref={field}
        type="search"
        aria-keyshortcuts={searchKey}
        aria-label={say('Find quizzes')}
        placeholder={say('Name, course or module')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={lengths.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  )
}
