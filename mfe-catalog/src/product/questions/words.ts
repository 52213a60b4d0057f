import { defineWords } from 'shared-contracts';

export const questionsWords = defineWords('catalog', {
  questions: 'Questions and answers',
  noQuestionsYet: 'No questions yet.',
  answeredBy: 'Answer from {store}',
  moreQuestions: 'More questions',
  loadingQuestions: 'Loading questions…',
  questionsUnavailable: 'The questions cannot be shown right now.',

  askQuestion: 'Ask a question',
  questionsAnswered: 'We answer by email, and publish the question and our answer here.',
  yourQuestion: 'Your question',
  yourName: 'Your name',
  yourNameHelp: 'Published as first name and initial.',
  yourEmail: 'Your email',
  yourEmailHelp: 'For our answer only. Never published.',
  leaveQuestionEmpty: 'Leave this field empty',
  sendQuestion: 'Send question',
  sendingQuestion: 'Sending…',
  questionSaved: 'Thank you! We will email you our answer.',
  questionFieldRefused: 'Please check this field',
  questionTooFast: 'Please take a moment and try again.',
  questionTooMany: 'Too many attempts. Please wait a few minutes and try again.',
  questionFailed: 'Your question could not be sent. What you wrote is still here; please try again.',
});
