import { say } from '@quizwright/domain/language/say.ts'
import type { RequestError } from '../connection/request-error.ts'
import { Message } from './message.tsx'
import { PageFrame } from './page-frame.tsx'

type FailedPageProps = { title: string; error: RequestError; retry: () => void; retryLabel?: string }

/** Shown instead of a page whose request failed. */
export const FailedPage = ({ title, error, retry, retryLabel = say('Try again') }: FailedPageProps) => (
  <PageFrame title={title}>
    <Message text={error.message} action={{ label: retryLabel, onPress: retry }} />
  </PageFrame>
)
