-- Orders that the shop cannot take at once are answered 503, and the page sends them again (decision 104).
drop table waiting_tickets, waiting_turns, waiting_room;
delete from settings where key = 'waiting-room';
