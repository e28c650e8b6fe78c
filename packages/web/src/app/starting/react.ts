import 'react-dom/client'
import { nextTask } from './next-task.ts'

// The modules of the page are evaluated in parts, each in a task of its own: together they are the longest task of
// opening any screen. main.tsx names the parts in their order.
await nextTask()
