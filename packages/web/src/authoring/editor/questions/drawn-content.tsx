import { say } from '@quizwright/domain/language/say.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Content } from './content.ts'

const Missing = chakra('span', { base: { color: 'fg.subtle', '&[data-invalid]': { color: 'fg.error' } } })

type DrawnContentProps = { name: string; content: Content; placeholder?: string; invalid?: boolean }

/** Shows a content as students see it, or a placeholder if it is empty. */
export const DrawnContent = ({ name, content, placeholder, invalid }: DrawnContentProps) => (
  <>
    <QuestionContent {...content} imageName={content.description || say('{name} image', { name })} />
    {content.text === '' && content.equation === '' && content.image === '' && (
      <Missing data-invalid={invalid || undefined}>{placeholder ?? say('No text yet')}</Missing>
    )}
  </>
)
