import { checkTable } from './define.ts'
import { authEndpoints } from './endpoints/auth.ts'
import { questionEndpoints } from './endpoints/question.ts'
import { quizEndpoints } from './endpoints/quiz.ts'
import { reportEndpoints } from './endpoints/report.ts'
import { resultEndpoints } from './endpoints/result.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { structureEndpoints } from './endpoints/structure.ts'
import { tagEndpoints } from './endpoints/tag.ts'

/**
 * THE table: every REST call there is, one row each. Routes, client, documents and conformance tests follow
 * from it.
 */
export const endpoints = {
  ...authEndpoints,
  ...structureEndpoints,
  ...tagEndpoints,
  ...quizEndpoints,
  ...questionEndpoints,
  ...sessionEndpoints,
  ...resultEndpoints,
  ...reportEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

checkTable(endpoints)
