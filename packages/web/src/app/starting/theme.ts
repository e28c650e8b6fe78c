import '../../ui/theme/system.ts'
import '../../ui/styled/style-sheet.ts'
import { nextTask } from './next-task.ts'

// What styles are made of.
await nextTask()
