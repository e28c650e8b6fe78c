import { say } from '@quizwright/domain/language/say.ts'
import {
  intervalMeaning,
  intervalName,
  questionFigureNames,
  quizFigureNames,
} from '@quizwright/domain/rules/figure-names.ts'
import { plainQuestionFigures, plainQuizFigures } from './plain-figures.ts'
import { useAreFiguresDetailed } from '../../statistics/detailed-figures.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('details', {
  base: {
    mt: '4',
    textStyle: 'sm',
    '& > summary': { cursor: 'pointer', fontWeight: 'medium', color: 'accent.fg', py: '1', width: 'fit' },
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(12rem, max-content) minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: { base: '1', md: '2' },
      pt: '2',
    },
    '& dt': { fontWeight: 'medium', mt: { base: '2', md: '0' } },
    '& dt small': { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    '& dd': { color: 'fg.muted', maxWidth: '3xl' },
  },
})

const quizNames = new Set<string>(quizFigureNames.map(({ label }) => label))

type Meant = { name: string; term?: string; meaning: string; isPlain: boolean }

/** A figure of both questions and quizzes is explained once. */
const meanings: readonly Meant[] = [
  { name: intervalName, meaning: intervalMeaning, isPlain: true },
  ...quizFigureNames.map(({ name, plain, label, meaning }) => ({
    name: plain,
    term: label,
    meaning,
    isPlain: plainQuizFigures.has(name),
  })),
  ...questionFigureNames
    .filter(({ label }) => !quizNames.has(label))
    .map(({ name, plain, label, meaning }) => ({
      name: plain,
      term: label,
      meaning,
      isPlain: plainQuestionFigures.has(name),
    })),
]

/** Explains each figure that is shown in one sentence. */
export const FigureMeanings = () => {
  const areDetailed = useAreFiguresDetailed()
  return (
    <Frame>
      <summary>{say('What do these figures mean?')}</summary>
      <dl>
        {meanings
          .filter(({ isPlain }) => areDetailed || isPlain)
          .map(({ name, term, meaning }) => [
            <dt key={`${meaning} name`}>
              {say(name)}
              {areDetailed && term !== undefined && <small>{say(term)}</small>}
            </dt>,
            <dd key={meaning}>{say(meaning)}</dd>,
          ])}
      </dl>
    </Frame>
  )
}
