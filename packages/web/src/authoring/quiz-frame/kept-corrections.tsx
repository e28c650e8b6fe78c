import { sayCount } from '@quizwright/domain/language/say.ts'
import type { Correction } from '@quizwright/domain/schemas/correction.ts'
import { useCorrections } from '../../corrections/correction-queries.ts'

/** Tells how many questions are marked otherwise than by the key that they had. */
const keptText = (corrections: readonly Correction[]): string => {
  const inForce = corrections.filter(({ undone_at: at, kind }) => at === null && kind !== 'one_student')
  const n = new Set(inForce.map((one) => one.question_id)).size
  if (n === 0) return ''
  const kept = sayCount(
    n,
    '{count} question was corrected. A new version keeps the correction unless you change the question.',
    '{count} questions were corrected. A new version keeps the corrections unless you change the questions.',
  )
  return ` ${kept}`
}

/** Says how many corrections a new version keeps. Loaded apart, because it needs all that describes a correction. */
const KeptCorrections = ({ quizId }: { quizId: string }) => {
  const { data: corrections = [] } = useCorrections(quizId)
  return keptText(corrections)
}

export default KeptCorrections
