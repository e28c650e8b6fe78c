import type { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { ActorRefFrom } from 'xstate'

/** A running import. */
export type ImportActor = ActorRefFrom<typeof csvImportMachine>
