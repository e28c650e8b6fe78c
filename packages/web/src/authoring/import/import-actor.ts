import type { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { ActorRefFrom } from 'xstate'

export type ImportActor = ActorRefFrom<typeof csvImportMachine>
