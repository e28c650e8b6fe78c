const parametersAt = '\nparams: '
const framesAt = '\n    at '
const longestChain = 10

type LoggedError = { type: string; message: string; stack: string; code?: unknown }

/** The error and what caused it, the outermost first. */
const chainOf = (error: Error): Error[] => {
  const chain: Error[] = []
  for (let next: unknown = error; next instanceof Error && chain.length < longestChain; next = next.cause)
    chain.push(next)
  return chain
}

/** The message of a failed query without the values that the library appends to the statement. */
const messageOf = ({ message }: Error): string => message.split(parametersAt)[0]!

/** The frames alone: the head of a stack repeats the message. */
const framesOf = ({ stack = '' }: Error): string => {
  const at = stack.indexOf(framesAt)
  return at < 0 ? '' : stack.slice(at)
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
 * How an error is logged: its statement may stand there; the values of its parameters, which people typed, may
 * not. A driver's error has them in its message and in fields of its own, so only these few fields are taken.
 */
export const logErrors = {
  err: (error: unknown): LoggedError =>
    error instanceof Error ? describe(error) : { type: typeof error, message: String(error), stack: '' },
}
