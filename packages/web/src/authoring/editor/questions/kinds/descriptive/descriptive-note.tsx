import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../../../../ui/styled/chakra.tsx'

const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } })

/** What a descriptive question means for its author, beside questions that are marked by their key. */
export const DescriptiveNote = () => (
  <Note>
    {say('Students answer in their own words. You mark each answer; their results wait until you have.')}
  </Note>
)
