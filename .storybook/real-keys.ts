import { userEvent } from 'vitest/browser'
import { keys } from '../ui/fixtures/keys.ts'

keys.real = userEvent
