import { say } from '@quizwright/domain/language/say.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import type { CarriedCorrection } from './carried-corrections.ts'

const List = chakra('div', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    '& ul': { listStyleType: 'disc', ps: '5', mt: '1', maxHeight: '8rem', overflowY: 'auto' },
  },
})

const Part = ({ heading, corrections }: { heading: string; corrections: readonly CarriedCorrection[] }) =>
  corrections.length > 0 && (
    <List>
      {heading}
      <ul>
        {corrections.map(({ questionNo, correction }) => (
          <li key={correction._id}>
            {say('Question {number}: {correction}.', {
              number: questionNo,
              correction: describeChoice(correction),
            })}
          </li>
        ))}
      </ul>
    </List>
  )

/** Says, before a new version is made, which corrections of marks it keeps and which end. */
export const CarriedList = ({ corrections }: { corrections: readonly CarriedCorrection[] }) => (
  <>
    <Part
      heading={say('The new version keeps these mark corrections:')}
      corrections={corrections.filter(({ isKept }) => isKept)}
    />
    <Part
      heading={say(
        'These questions were changed, so the new version marks them by their own key again. Until now:',
      )}
      corrections={corrections.filter(({ isKept }) => !isKept)}
    />
  </>
)
