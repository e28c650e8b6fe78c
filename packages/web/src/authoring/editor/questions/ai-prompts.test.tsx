import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestion } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async (quiz_type: 'daq' | 'full') => {
  fakeGateway([goodQuestion(1)], { ...fakeQuiz, quiz_type })
  const editor = renderEditor()
  await editor.wholePage()
  return editor
}

test.each([
  ['content', 'Content', 'ai_content_prompt'],
  ['understanding', 'Understanding', 'ai_understanding_prompt'],
  ['writing_skill', 'Writing skill', 'ai_writting_skill_prompt'],
  ['evidence', 'Evidence', 'ai_evidence_prompt'],
  ['organization', 'Organization', 'ai_organization_prompt'],
] as const)('the criterion %s is a flag with a prompt of its own', async (flag, label, prompt) => {
  const { questions } = await open('daq')
  expect(screen.queryByLabelText(`${label} prompt`)).toBeNull()
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(`${label} prompt`), 'Be kind.')
  const nothing = {
    content: false,
    understanding: false,
    writing_skill: false,
    evidence: false,
    organization: false,
  }
  expect(questions()[0]).toMatchObject({ ai_config: { ...nothing, [flag]: true }, [prompt]: 'Be kind.' })
})

test('an AI quiz has a prompt for the evaluation and a check of the prompts', async () => {
  const { questions } = await open('daq')
  await userEvent.type(screen.getByLabelText('Evaluation prompt'), 'Evaluate.')
  await userEvent.click(screen.getByLabelText('Review prompts before they’re used'))
  expect(questions()[0]).toMatchObject({ ai_evaluation_prompt: 'Evaluate.', ai_prompt_checking: true })
})

test('another quiz has no AI prompt configuration', async () => {
  await open('full')
  expect(screen.queryByText('AI marking prompts')).toBeNull()
})
