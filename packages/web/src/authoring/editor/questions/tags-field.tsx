import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { ChosenTags } from './chosen-tags.tsx'
import { LazyTagPicker } from './lazy-tag-picker.tsx'
import { generalTags, tagsNamed } from './tags.ts'
import { useCreateTag } from './use-create-tag.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    minWidth: '0',
  },
})

/**
 * The tags of a question. The picker is created when it is first opened, because a page of ten questions
 * would otherwise create ten of them.
 */
export const TagsField = memo(({ questionId: id, tags }: { questionId: string; tags: readonly TagRef[] }) => {
  const { store } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const names = tags.map((tag) => tag.tag_name)
  const choose = (chosen: readonly string[], fresh: readonly TagRef[] = []) => {
    if (chosen.length > limits.tagsPerQuestion && chosen.length > tags.length)
      return void toast.warning(
        say('A question can have at most {most} tags. Remove one first.', {
          most: limits.tagsPerQuestion,
        }),
      )
    store.trigger.setQuestion({
      id,
      changes: { tags: tagsNamed(chosen, fresh, client.getQueryData(generalTags.queryKey) ?? [], tags) },
    })
  }
  const create = useCreateTag((added) => choose([...names, ...added.map((tag) => tag.tag_name)], added))
  return (
    <Line data-field="tags">
      <Tag size={16} aria-hidden />
      <ChosenTags names={names} onRemove={(name) => choose(names.filter((other) => other !== name))} />
      {create.isError && (
        <Button size="sm" busy={create.isPending} onClick={() => create.mutate(create.variables)}>
          {say('“{name}” wasn’t saved. Try again', { name: create.variables })}
        </Button>
      )}
      {isOpen ? (
        <LazyTagPicker names={names} onChange={choose} onCreate={(name) => create.mutate(name)} />
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
          {say('Add tag')}
        </Button>
      )}
    </Line>
  )
})
