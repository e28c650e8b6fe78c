import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Share } from '@quizwright/domain/schemas/share.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Body = chakra('div', {
  base: { display: 'grid', gap: '3', '& ul': { listStyle: 'disc', ps: '5' } },
})

type HandOverDialogProps = { quizId: string; to: Share; onClose: () => void }

/** Says what goes along before a quiz is handed over to a colleague. */
export const HandOverDialog = ({ quizId, to, onClose }: HandOverDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: [...queryKeys.quizzes, 'hand over', quizId],
    queryFn: async ({ signal }) =>
      (await rest(shareEndpoints).previewHandOver({ params: { id: quizId } }, { signal })).data,
    staleTime: 0,
    // Afterwards the quiz is somebody else's, and only its owner may ask.
    enabled: !isBusy,
  })
  const name = to.name || to.email
  const run = async () => {
    setBusy(true)
    try {
      await rest(shareEndpoints).handOverQuiz({ body: { quiz_id: quizId, subject_id: to._id } })
      toast.success(say('{name} now owns this quiz. You’re an editor.', { name }))
      onClose()
      await queries.invalidateQueries({ queryKey: queryKeys.quizzes })
    } catch (problem) {
      toast.error(say('The quiz wasn’t transferred.'), problemText(problem))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      locked={isBusy}
      onClose={onClose}
      size="sm"
      title={say('Transfer this quiz to {name}?', { name })}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button variant="solid" busy={isBusy} disabled={!data} onClick={() => void run()}>
            {say('Transfer')}
          </Button>
        </>
      }
    >
      <Body>
        <p>
          {say('{name} becomes the owner and you stay on as an editor. These are transferred:', { name })}
        </p>
        {data && (
          <ul>
            <li>{sayCount(data.versions, '{count} version', '{count} versions')}</li>
            <li>
              {sayCount(data.sessions, '{count} session with its link', '{count} sessions with their links')}
            </li>
            <li>
              {sayCount(data.students, '{count} student with results', '{count} students with results')}
            </li>
          </ul>
        )}
        {data && data.open_attempts > 0 && (
          <p>
            {sayCount(
              data.open_attempts,
              '{count} student is taking it now and can continue.',
              '{count} students are taking it now and can continue.',
            )}
          </p>
        )}
        {error && <p role="alert">{problemText(error)}</p>}
      </Body>
    </Dialog>
  )
}
