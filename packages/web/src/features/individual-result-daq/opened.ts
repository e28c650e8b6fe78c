import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import type { MessageKind } from './messages.ts'

export type Opened =
  | { window: 'evaluation'; question: DaqQuestion; of: 'ai' | 'instructor' }
  | { window: 'answer'; question: DaqQuestion }
  | { window: 'image'; link: string; name: string }
  | { window: 'message'; kind: MessageKind }
