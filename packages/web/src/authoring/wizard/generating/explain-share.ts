import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { difficultyName } from '../../../questions/difficulty-name.ts'
import type { GeneratedShare } from '@quizwright/domain/schemas/generate.ts'

const whyShort = ({
  found,
  fitting,
  difficulty,
}: Pick<GeneratedShare, 'found' | 'fitting' | 'difficulty'>): string => {
  if (fitting === undefined) return ''
  if (fitting === 0) return say('None that is {difficulty} fits.', { difficulty: difficultyName(difficulty) })
  return fitting > found
    ? say('{fitting} fit, and {elsewhere} of them came for another topic.', {
        fitting,
        elsewhere: fitting - found,
      })
    : sayCount(fitting, 'No more than {count} fits.', 'No more than {count} fit.')
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
    return say('{count} more than asked, for topics that were short.', { count: found - asked })
  if (short === 0)
    return fitting === undefined
      ? say('As many as asked.')
      : say('As many as asked, out of {fitting} that fit.', { fitting })
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
