import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { AiConfig, DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useEditor } from '../editor-context.ts'
import { PromptChain } from './prompt-chain.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'

const Frame = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > summary': {
      textStyle: 'sm',
      color: 'fg.muted',
      px: '3',
      py: '2',
      cursor: 'pointer',
      borderRadius: 'lg',
    },
  },
})
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', px: '3', pb: '3' } })
const Part = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', alignItems: 'flex-start', textStyle: 'sm' },
})

/** The criteria that can each have their own prompt (the API spells "writting"). */
const sides = () =>
  [
    { flag: 'content', prompt: 'ai_content_prompt', label: say('Content') },
    { flag: 'understanding', prompt: 'ai_understanding_prompt', label: say('Understanding') },
    { flag: 'writing_skill', prompt: 'ai_writting_skill_prompt', label: say('Writing skill') },
    { flag: 'evidence', prompt: 'ai_evidence_prompt', label: say('Evidence') },
    { flag: 'organization', prompt: 'ai_organization_prompt', label: say('Organization') },
  ] as const satisfies readonly { flag: keyof AiConfig; prompt: keyof DraftQuestion; label: string }[]

const nothingJudged: AiConfig = {
  content: false,
  understanding: false,
  writing_skill: false,
  evidence: false,
  organization: false,
}

/** The settings with which the model grades answers to a descriptive question. */
export const AiPrompts = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const { _id: id, ai_config: config = nothingJudged, ai_evaluation_prompt_chain: chain = [] } = question
  const set = (changes: Partial<DraftQuestion>) => store.trigger.setQuestion({ id, changes })
  const prompt = (
    field: 'ai_evaluation_prompt' | ReturnType<typeof sides>[number]['prompt'],
    label: string,
  ) => (
    <GrowingTextArea
      label={label}
      value={question[field] ?? ''}
      maxLength={lengths.prompt}
      placeholder={label}
      onWrite={(text) => set({ [field]: text })}
    />
  )
  return (
    <Frame>
      <summary>{say('AI prompt configuration')}</summary>
      <Body>
        <Checkbox
          label={say('Read handwriting in images of the answer (OCR)')}
          checked={question.allow_ocr ?? true}
          onChange={(allow_ocr) => set({ allow_ocr })}
        />
        <Part>
          {say('Evaluation prompt')}
          {prompt('ai_evaluation_prompt', say('Evaluation prompt'))}
        </Part>
        <PromptChain chain={chain} onChange={(next) => set({ ai_evaluation_prompt_chain: next })} />
        {sides().map(({ flag, prompt: field, label }) => (
          <Part key={flag}>
            <Checkbox
              label={label}
              checked={config[flag]}
              onChange={(judged) => set({ ai_config: { ...config, [flag]: judged } })}
            />
            {config[flag] && prompt(field, say('{criterion} prompt', { criterion: label }))}
          </Part>
        ))}
        <Checkbox
          label={say('Review prompts before they’re used')}
          checked={question.ai_prompt_checking ?? false}
          onChange={(ai_prompt_checking) => set({ ai_prompt_checking })}
        />
      </Body>
    </Frame>
  )
}
