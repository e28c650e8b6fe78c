/**
 * Why a server could not start, as a sentence that says what to do: of the port that `variable` sets, or the
 * error's own.
 */
export const startFault = (
  error: unknown,
  { host, port, variable }: { host: string; port: number; variable: string },
): string => {
  const { code, message } =
    error instanceof Error
      ? (error as Error & { code?: string })
      : { code: undefined, message: String(error) }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set ${variable} to another.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set ${variable} to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine. Set HOST to one that is.`
  return message
}
