import { defined } from '@quizwright/domain/defined.ts'
import { and, eq } from '../../database/drizzle.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import type { Queryable } from '../../database/database.ts'
import { students } from '../../database/tables/students.ts'
import type { Admission, FirstDetails } from './admit-student.ts'
import { lockStudent } from '../lock-student.ts'
import { saveUnconfirmedStudent } from './save-unconfirmed-student.ts'
import { studentName } from '../student-name.ts'

type Owner = { instructorId: string; browserHash: string | undefined }

/**
 * The student of a new attempt: the id of the record, which is locked until the transaction ends, the name, and the
 * place that the student entered.
 */
export type AttemptStudent = {
  studentId: string
  name: string
  isConfirmed: boolean
  city: string
  country: string
}

export const studentOfAdmission = async (
  tx: Queryable,
  admission: Admission,
  { instructorId, browserHash }: Owner,
  now: Date,
): Promise<AttemptStudent> => {
  if (admission.kind === 'typed') {
    const { details } = admission
    const { id, name } = await saveUnconfirmedStudent(tx, { instructorId, details, browserHash }, now)
    return { studentId: id, name, isConfirmed: false, city: details.city, country: details.country }
  }
  const studentId = await lockStudent(tx, admission.studentId)
  await setNameOnce(tx, studentId, admission.firstDetails)
  await setPlaceOnce(tx, studentId, admission.firstDetails)
  const [record] = await tx
    .select({ name: studentName, city: students.city, country: students.country })
    .from(students)
    .where(eq(students.id, studentId))
  return { studentId, isConfirmed: true, ...defined(record, 'the student') }
}

/** Sets the name of a record without a name. Students cannot change it afterwards. */
const setNameOnce = async (tx: Queryable, studentId: string, { fullName }: FirstDetails): Promise<void> => {
  await tx
    .update(students)
    .set({ fullName, nameKey: foldText(fullName) })
    .where(and(eq(students.id, studentId), eq(students.fullName, '')))
}

/** Sets the place of a record without a place. Students cannot change it afterwards. */
const setPlaceOnce = async (
  tx: Queryable,
  studentId: string,
  { country, city }: FirstDetails,
): Promise<void> => {
  if (country === '' && city === '') return
  await tx
    .update(students)
    .set({ country, city })
    .where(and(eq(students.id, studentId), eq(students.country, ''), eq(students.city, '')))
}
