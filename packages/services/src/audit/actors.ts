import type { AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'

/** Who stands in the log for what an operator did by a command: commands know no account. */
export const operatorId = 'operator'
/** Who stands in the log for what the services do by themselves, as at the end of a term. */
export const servicesId = 'services'

/** What kind of actor an id of the log names. */
export const actorKindOf = (actorId: string): NonNullable<AuditEvent['by']> => {
  if (actorId === operatorId) return 'command'
  return actorId === servicesId ? 'services' : 'person'
}
