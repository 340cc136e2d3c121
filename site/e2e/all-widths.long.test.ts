import './layout.test.ts'
