import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ChosenTags } from '../questions/chosen-tags.tsx'
import { LazyTagPicker } from '../questions/lazy-tag-picker.tsx'
import { generalTags, tagsNamed } from '../questions/tags.ts'
import { useCreateTag } from '../questions/use-create-tag.ts'
import { FormDialog } from '../form-dialog.tsx'

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' } })

const Refusal = chakra('p', { base: { mt: '3', textStyle: 'sm', color: 'fg.error' } })

type TagSelectedProps = {
  count: number
  /** How many questions would get more tags than are allowed. */
  overfull: (tags: readonly TagRef[]) => number
  onAdd: (tags: readonly TagRef[]) => void
  onClose: () => void
}

/** Adds tags to the selected questions and keeps the tags they have. */
export const TagSelected = ({ count, overfull, onAdd, onClose }: TagSelectedProps) => {
  const client = useQueryClient()
  const [tags, setTags] = useState<readonly TagRef[]>([])
  const over = overfull(tags)
  const names = tags.map((tag) => tag.tag_name)
  const choose = (chosen: readonly string[]) =>
    setTags((before) => tagsNamed(chosen, client.getQueryData(generalTags.queryKey) ?? [], before))
  const create = useCreateTag((added) => setTags((before) => [...before, ...added]))
  return (
    <FormDialog
      title={sayCount(count, 'Add tags to {count} question', 'Add tags to {count} questions')}
      confirmLabel={say('Add tags')}
      isReady={tags.length > 0 && over === 0}
      onConfirm={() => onAdd(tags)}
      onClose={onClose}
    >
      <Line>
        <ChosenTags names={names} onRemove={(name) => choose(names.filter((other) => other !== name))} />
        {create.isError && (
          <Button size="sm" busy={create.isPending} onClick={() => create.mutate(create.variables)}>
            {say('“{name}” wasn’t saved. Try again', { name: create.variables })}
          </Button>
        )}
        <LazyTagPicker names={names} onChange={choose} onCreate={(name) => create.mutate(name)} />
      </Line>
      {over > 0 && (
        <Refusal role="alert">
          {sayCount(
            over,
            '{count} question would have more than {most} tags. Remove some here, or select fewer questions.',
            '{count} questions would have more than {most} tags. Remove some here, or select fewer ' +
              'questions.',
            { most: limits.tagsPerQuestion },
          )}
        </Refusal>
      )}
    </FormDialog>
  )
}
