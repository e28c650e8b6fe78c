export type ListenAddress = {
  host: string
  port: number
  /** The environment variable that sets the port. */
  variable: string
}

/** Describes why a server could not start, with what to do about it. Unknown errors keep their own message. */
export const describeStartError = (error: unknown, { host, port, variable }: ListenAddress): string => {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall } = error as NodeJS.ErrnoException
  // A file may also refuse access.
  if (code === 'EACCES' && syscall !== 'listen' && syscall !== 'bind') return error.message
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set ${variable} to another.`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set ${variable} to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Set HOST to one that is.`
    default:
      return error.message
  }
}
