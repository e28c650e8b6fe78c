import { say } from '@quizwright/domain/language/say.ts'
import { MutedText } from '../../../../../ui/layout/parts.tsx'

/** What a descriptive question means for its author, beside questions that are marked by their key. */
export const DescriptiveNote = () => (
  <MutedText>
    {say('Students answer in their own words. You mark each answer; their results wait until you have.')}
  </MutedText>
)
