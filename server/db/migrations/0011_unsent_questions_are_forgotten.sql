-- Until now the words of every question without an answer were kept. Only what a visitor sends to the team is: the rest goes.
DELETE FROM "unanswered_questions";
