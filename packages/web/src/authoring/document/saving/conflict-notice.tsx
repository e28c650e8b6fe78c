import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useQuery } from '@tanstack/react-query'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import { rest } from '../../../api/rest.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { formatDateTime } from '../../../ui/format/date-time.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const Box = chakra(WarningNote, { base: { flexDirection: 'column', alignItems: 'flex-start', mb: '5' } })

type ConflictNoticeProps = {
  quizId: string
  /** Called with the newer quiz if the author wants to save over it. */
  onSaveOver: (theirs: Quiz) => void
}

/** Says that the quiz was changed elsewhere, shows its current state, and offers to save over it. */
export const ConflictNotice = ({ quizId, onSaveOver }: ConflictNoticeProps) => {
  const { data } = useQuery({
    queryKey: ['quiz changed elsewhere', quizId],
    queryFn: async ({ signal }) =>
      (await rest(quizEndpoints).getQuizForInstructor({ params: { id: quizId } }, { signal })).data.quiz,
    staleTime: 0,
  })
  return (
    <Box role="alert">
      <p>{problems.CONFLICT.message}</p>
      {data && (
        <>
          <p>
            {say('It’s now “{name}”, created {createdAt}: {description}', {
              name: data.name,
              createdAt: formatDateTime(data.created_at),
              description: data.description,
            })}
          </p>
          <Button size="sm" onClick={() => onSaveOver(data)}>
            {say('Overwrite with mine')}
          </Button>
        </>
      )}
    </Box>
  )
}
