import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { difficultyName } from '../../../questions/difficulty-name.ts'
import type { GeneratedShare } from '@quizwright/domain/schemas/generate.ts'

const whyShort = ({
  found,
  fitting,
  difficulty,
}: Pick<GeneratedShare, 'found' | 'fitting' | 'difficulty'>): string => {
  if (fitting === undefined) return ''
  if (fitting === 0)
    return say('No {difficulty} questions match.', { difficulty: difficultyName(difficulty) })
  return fitting > found
    ? say('{fitting} match, but {elsewhere} were used for another topic.', {
        fitting,
        elsewhere: fitting - found,
      })
    : sayCount(fitting, 'Only {count} matches.', 'Only {count} match.')
}

/** Explains why a topic provided this number of questions, and where there are more. */
export const explainShare = ({
  asked,
  found,
  short,
  fitting,
  difficulty,
  otherDifficulties = {},
}: GeneratedShare): string => {
  if (found > asked)
    return say('{count} more than requested, to make up for other topics.', { count: found - asked })
  if (short === 0)
    return fitting === undefined
      ? say('As many as requested.')
      : say('As many as requested, out of {fitting} that match.', { fitting })
  const others = Object.entries(otherDifficulties)
    .filter(([, count]) => count > 0)
    .map(([name, count]) =>
      sayCount(count, '{count} more is {difficulty}.', '{count} more are {difficulty}.', {
        difficulty: difficultyName(name),
      }),
    )
  return [say('{count} short.', { count: short }), whyShort({ found, fitting, difficulty }), ...others]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
