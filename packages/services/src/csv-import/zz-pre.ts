import { previewFile } from './preview/preview-file.ts'
import { readFileSync } from 'node:fs'
