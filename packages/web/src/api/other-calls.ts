import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import { exportEndpoints } from '@quizwright/contracts/endpoints/export.ts'
import { questionBankEndpoints } from '@quizwright/contracts/endpoints/question-bank.ts'
import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { studentListEndpoints } from '@quizwright/contracts/endpoints/student-list.ts'
import { studentEndpoints } from '@quizwright/contracts/endpoints/student.ts'
import { tagEndpoints } from '@quizwright/contracts/endpoints/tag.ts'

/** The calls of imports, exports and dialogs: they load with the first one that is made. */
export const otherCalls = {
  ...structureEndpoints,
  ...tagEndpoints,
  ...csvEndpoints,
  ...exportEndpoints,
  ...questionBankEndpoints,
  ...studentListEndpoints,
  ...studentEndpoints,
}
