import { elementAt } from '@quizwright/domain/defined.ts'

const parametersAt = '\nparams: '
const framesAt = '\n    at '
const longestChain = 10

type LoggedError = { type: string; message: string; stack: string; code?: unknown }

/** Returns the error and its causes, the outermost first. */
const chainOf = (error: Error): Error[] => {
  const chain: Error[] = []
  for (let next: unknown = error; next instanceof Error && chain.length < longestChain; next = next.cause)
    chain.push(next)
  return chain
}

/** Returns the message of a failed query without the parameter values that the library appends. */
const messageOf = ({ message }: Error): string => elementAt(message.split(parametersAt), 0)

/** Returns the frames of a stack without its head, which repeats the message. */
const framesOf = ({ stack = '' }: Error): string => {
  const index = stack.indexOf(framesAt)
  return index < 0 ? '' : stack.slice(index)
}

const describe = (error: Error): LoggedError => {
  const chain = chainOf(error)
  const code = chain.map((link) => (link as NodeJS.ErrnoException).code).find((found) => found !== undefined)
  return {
    type: error.name,
    message: chain.map(messageOf).join(': '),
    stack: chain.map((link) => `${link.name}: ${messageOf(link)}${framesOf(link)}`).join('\ncaused by: '),
    ...(code !== undefined && { code }),
  }
}

/**
 * Serializes an error for the log. The statement of a query may be logged, but not its parameter values, because
 * people typed them. Database drivers put them into the message and into other fields, so only the fields listed
 * here are taken.
 */
export const logErrors = {
  err: (error: unknown): LoggedError =>
    error instanceof Error ? describe(error) : { type: typeof error, message: String(error), stack: '' },
}
