import type { FaultCase } from './fault-case.ts'
import { fileCases } from './files.ts'
import { httpCases } from './http.ts'
import { processCases } from './processes.ts'
import { serviceCases } from './services.ts'
import { signInCases } from './sign-in.ts'
import { socketCases } from './sockets.ts'
import { textCases } from './texts.ts'

/** The cases of the reliability requirements, in its order. */
export const allCases: readonly FaultCase[] = [
  ...httpCases,
  ...signInCases,
  ...socketCases,
  ...fileCases,
  ...textCases,
  ...serviceCases,
  ...processCases,
]
