import { say, texts } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { CorrectableQuestion, GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import { TextField } from '../ui/form/text-field.tsx'

type Prompt = Exclude<keyof GradingGuidance, 'ai_solution'>

const promptNames: Readonly<Record<Prompt, string>> = texts({
  ai_evaluation_prompt: 'Evaluation prompt',
  ai_content_prompt: 'Content prompt',
  ai_understanding_prompt: 'Understanding prompt',
  ai_writting_skill_prompt: 'Writing skill prompt',
  ai_evidence_prompt: 'Evidence prompt',
  ai_organization_prompt: 'Organization prompt',
})

type ChooseGuidanceProps = {
  question: CorrectableQuestion
  guidance: GradingGuidance
  disabled: boolean
  onWrite: (guidance: GradingGuidance) => void
}

/**
 * Asks for the solution by which descriptive answers are graded again, and for the prompts if a model reads
 * them.
 */
export const ChooseGuidance = ({ question, guidance, disabled, onWrite }: ChooseGuidanceProps) => {
  const prompts = (Object.keys(promptNames) as Prompt[]).filter((name) => guidance[name] !== undefined)
  return (
    <>
      <p>
        {say(
          'All answers to this question are graded again. Marks you gave and suggestions you confirmed ' +
            'one by one don’t change.',
        )}
      </p>
      <TextField
        label={say('Solution')}
        hint={
          question.reads_prompts
            ? undefined
            : say('Without an AI model, answers are only compared with the solution; prompts aren’t used.')
        }
        lines={4}
        required
        disabled={disabled}
        maxLength={lengths.question}
        value={guidance.ai_solution}
        onChange={(solution) => onWrite({ ...guidance, ai_solution: solution })}
      />
      {question.reads_prompts &&
        prompts.map((name) => (
          <TextField
            key={name}
            label={say(promptNames[name])}
            lines={3}
            disabled={disabled}
            maxLength={lengths.prompt}
            value={guidance[name] ?? ''}
            onChange={(prompt) => onWrite({ ...guidance, [name]: prompt })}
          />
        ))}
      {question.correction && (
        <p>{say('Graded again before. {reason}', { reason: question.correction.reason })}</p>
      )}
    </>
  )
}
