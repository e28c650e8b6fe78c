import { say } from '@quizwright/domain/language/say.ts'
import {
  intervalMeaning,
  intervalName,
  questionFigureNames,
  quizFigureNames,
} from '@quizwright/domain/rules/figure-names.ts'
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

type Meant = { name: string; term?: string; meaning: string }

/** A figure of both questions and quizzes is explained once. */
const meanings: readonly Meant[] = [
  { name: intervalName, meaning: intervalMeaning },
  ...[...quizFigureNames, ...questionFigureNames.filter(({ label }) => !quizNames.has(label))].map(
    ({ plain, label, meaning }) => ({ name: plain, term: label, meaning }),
  ),
]

/** Explains each figure in one sentence. */
export const FigureMeanings = () => (
  <Frame>
    <summary>{say('What do these figures mean?')}</summary>
    <dl>
      {meanings.map(({ name, term, meaning }) => [
        <dt key={`${meaning} name`}>
          {say(name)}
          {term !== undefined && <small>{say(term)}</small>}
        </dt>,
        <dd key={meaning}>{say(meaning)}</dd>,
      ])}
    </dl>
  </Frame>
)
