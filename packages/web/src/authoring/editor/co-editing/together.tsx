import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { LazyMergeDialog } from '../merging/lazy-merge-dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { followColleagues, type Others } from './follow-colleagues.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '&[data-asks]': { px: '3.5', py: '2.5', borderRadius: 'l2', bg: 'orange.subtle', color: 'orange.fg' },
    '@media print': { display: 'none' },
  },
})

const nobody: Others = { people: [], open: null, refusal: null }

/** Who else edits this quiz and where, and what they saved that needs a decision. */
const Together = () => {
  const { quiz, store, activeQuestion } = useEditor()
  const queries = useQueryClient()
  const [others, setOthers] = useState(nobody)
  const [isDeciding, setDeciding] = useState(false)
  useEffect(
    () =>
      followColleagues({
        quizId: quiz._id,
        store,
        activeId: () => activeQuestion.current().id,
        onOthers: setOthers,
        onMerged: (by) => {
          toast.info(
            by === null
              ? say('A colleague saved changes. They’re now in your questions.')
              : say('{name} saved changes. They’re now in your questions.', { name: by }),
          )
          void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
        },
      }),
    [quiz._id, store, activeQuestion, queries],
  )
  const { people, open, refusal } = others
  const numberOf = (id: string | null): number =>
    store.getSnapshot().context.document.questions.findIndex(({ _id }) => _id === id) + 1
  const whereIs = ({ name, question_id }: Others['people'][number]): string => {
    const [person, number] = [name || say('A colleague'), numberOf(question_id)]
    return number > 0 ? say('{name} (question {number})', { name: person, number }) : person
  }
  return (
    <>
      {refusal !== null && (
        <Line role="alert" data-asks>
          {refusal}
          <CopyButton />
        </Line>
      )}
      {people.length > 0 && (
        <Line role="status">
          <Users aria-hidden />
          <bdi>{say('Also here: {people}', { people: commaList(people.map(whereIs)) })}</bdi>
        </Line>
      )}
      {open && (
        <Line role="alert" data-asks>
          {open.by === null
            ? say('A colleague saved a part that you’ve changed too.')
            : say('{name} saved a part that you’ve changed too.', { name: open.by })}
          <Button size="sm" onClick={() => setDeciding(true)}>
            {say('Compare and choose')}
          </Button>
        </Line>
      )}
      {open && isDeciding && (
        <LazyMergeDialog
          newer={open.theirs}
          confirmLabel={say('Keep these')}
          onMerged={() => {
            setDeciding(false)
            setOthers({ ...others, open: null })
          }}
          onCancel={() => setDeciding(false)}
        />
      )}
    </>
  )
}

export default Together
