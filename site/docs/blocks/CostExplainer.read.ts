export const markdown = () => ['The page has a calculator: launch time, price per day and end time in, every charge out.']
