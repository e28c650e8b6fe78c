import { nounFor } from '@quizwright/domain/rules/plural.ts'
import type { GeneratedShare } from '@quizwright/domain/schemas/generate.ts'

const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** Explains why a topic provided this number of questions, and where there are more. */
export const explainShare = ({
  asked,
  found,
  short,
  fitting,
  difficulty,
  otherDifficulties = {},
}: GeneratedShare): string => {
  if (found > asked) return `${found - asked} more than asked, for topics that were short.`
  if (short === 0)
    return fitting === undefined ? 'As many as asked.' : `As many as asked, out of ${fitting} that fit.`
  const others = Object.entries(otherDifficulties)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} more ${are(count)} ${name}`)
  const reason =
    fitting === undefined
      ? ''
      : fitting === 0
        ? ` None that ${are(1)} ${difficulty} fits.`
        : fitting > found
          ? ` ${fitting} fit, and ${fitting - found} of them came for another topic.`
          : ` No more than ${fitting} ${nounFor(fitting, 'fits', 'fit')}.`
  return `${short} short.${reason}${others.length > 0 ? ` ${others.join(', ')}.` : ''}`
}
