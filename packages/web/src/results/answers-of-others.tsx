import { sayCount } from '@quizwright/domain/language/say.ts'
import { chakra } from '../ui/styled/chakra.tsx'

const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } })

/** Says how many answers of a result are left out, because other markers mark them. */
export const AnswersOfOthers = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && (
    <Note>
      {sayCount(
        count,
        '{count} answer is not shown: another marker marks it.',
        '{count} answers are not shown: other markers mark them.',
      )}
    </Note>
  )
