import { say } from '@quizwright/domain/language/say.ts'
import { Suspense, useState } from 'react'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
import { loadedOnFirstInput } from '../../../ui/loading/preloaded.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { TagPickerProps } from './tag-picker.tsx'

const TagPicker = loadedOnFirstInput(async () => (await import('./tag-picker.tsx')).TagPicker)

const Input = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, width: '14rem', maxWidth: 'full' },
})

/** The picker of tags, which is loaded with the first click or key. What is typed until then is typed into it. */
export const LazyTagPicker = (picker: Omit<TagPickerProps, 'typed'>) => {
  const [typed, setTyped] = useState('')
  return (
    <Suspense
      fallback={
        <Input
          aria-label={say('Add a tag')}
          aria-busy
          autoFocus
          placeholder={say('Find or add a tag')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      }
    >
      <TagPicker {...picker} typed={typed} />
    </Suspense>
  )
}
