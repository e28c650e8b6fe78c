import { lengths } from '@quizwright/contracts/limits.ts'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputRecipe } from '../../ui/form/input-recipe.ts'
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

type FindFieldProps = {
  /** The current search text. */
  value: string
  onFind: (text: string) => void
}

/** The search over all fields. It runs by itself when typing pauses, and at once on Enter. */
export const FindField = ({ value, onFind }: FindFieldProps) => {
  const [typed, setTyped] = useState(value)
  const find = useEffectEvent(() => {
    if (typed.trim() !== value) onFind(typed)
  })
  useEffect(() => {
    const timer = setTimeout(find, pause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Form
      aria-label="Find quizzes"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed)
      }}
    >
      <Search aria-hidden />
      <Input
        type="search"
        aria-label="Find quizzes"
        placeholder="Name, course or module"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={lengths.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  )
}
