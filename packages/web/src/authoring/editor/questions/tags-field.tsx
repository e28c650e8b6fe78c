import { lengths } from '@quizwright/contracts/limits.ts'
import type { TagRef } from '@quizwright/contracts/schemas/tag.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Tag, X } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ComboboxField } from '../../../ui/picker/combobox-field.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { useEditor } from '../editor-context.ts'
import { generalTags, tagsNamed } from './tags.ts'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', minHeight: '8' },
})
const Chosen = chakra('ul', { base: { display: 'contents', listStyle: 'none' } })
const Item = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    ps: '2.5',
    maxWidth: 'full',
    height: '7',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'xs',
    fontWeight: 'medium',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      borderRadius: 'full',
      cursor: 'button',
      _hover: { bg: 'accent.muted' },
    },
  },
})
const PickerPlace = chakra('div', { base: { width: '14rem', maxWidth: 'full' } })

/** The tag picker of one question. New tags can be added. */
const TagPicker = ({
  names,
  onChange,
  onCreate,
}: {
  names: readonly string[]
  onChange: (names: string[]) => void
  onCreate: (name: string) => void
}) => {
  const { data = [], isPending, error, refetch } = useQuery(generalTags)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const options = [...new Set([...data.map((tag) => tag.tag_name), ...names])].map((name) => ({
    value: name,
    label: name,
  }))
  return (
    <PickerPlace ref={place}>
      <ComboboxField
        label="Add a tag"
        hideLabel
        placeholder="Find or add a tag"
        multiple
        options={options}
        values={names}
        onChange={onChange}
        onCreate={(name) => onCreate(name.slice(0, lengths.tag))}
        loading={isPending}
        failure={error ? 'The tags could not be read. Try again.' : undefined}
        onRetry={() => void refetch()}
      />
    </PickerPlace>
  )
}

/**
 * The tags of a question. The picker is created when it is first opened, so that a page of ten questions does
 * not create ten.
 */
export const TagsField = memo(({ questionId: id, tags }: { questionId: string; tags: readonly TagRef[] }) => {
  const { store } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const names = tags.map((tag) => tag.tag_name)
  const choose = (chosen: readonly string[], fresh: readonly TagRef[] = []) =>
    store.trigger.setQuestion({
      id,
      changes: { tags: tagsNamed(chosen, fresh, client.getQueryData(generalTags.queryKey) ?? [], tags) },
    })
  const add = useMutation({
    mutationFn: async (name: string) =>
      (await rest.addTags({ body: { tags: [{ tag_name: name, tag_type: 'general' }] } })).data.tags,
    onSuccess: (added) => {
      client.setQueryData(generalTags.queryKey, (known = []) => [
        ...known,
        ...added.filter((tag) => !known.some((other) => other._id === tag._id)),
      ])
      choose([...names, ...added.map((tag) => tag.tag_name)], added)
    },
    onError: (error) => toast.error(problemText(error)),
  })
  return (
    <Line data-field="tags">
      <Tag size={16} aria-hidden />
      <Chosen aria-label="Tags">
        {names.map((name) => (
          <Item key={name}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={`Remove tag ${name}`}
              onClick={() => choose(names.filter((other) => other !== name))}
            >
              <X size={14} aria-hidden />
            </button>
          </Item>
        ))}
      </Chosen>
      {add.isError && (
        <Button size="sm" busy={add.isPending} onClick={() => add.mutate(add.variables)}>
          “{add.variables}” was not saved. Try again
        </Button>
      )}
      {isOpen ? (
        <TagPicker names={names} onChange={choose} onCreate={(name) => add.mutate(name)} />
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
          Add tag
        </Button>
      )}
    </Line>
  )
})
